module judge

go 1.26

require github.com/daveshanley/vacuum v0.25.0
