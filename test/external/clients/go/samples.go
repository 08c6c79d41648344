// Reads each sample with the generated client and writes it again: samples <file>. Prints what it wrote as JSON.
package main

import (
	"encoding/json"
	"log"
	"os"
)

func main() {
	var samples []struct {
		Schema string
		Value  json.RawMessage
	}
	file, err := os.ReadFile(os.Args[1])
	check(err)
	check(json.Unmarshal(file, &samples))
	written := []any{}
	for _, sample := range samples {
		value := schemas[sample.Schema]()
		if err := json.Unmarshal(sample.Value, value); err != nil {
			value = err.Error()
		}
		written = append(written, value)
	}
	check(json.NewEncoder(os.Stdout).Encode(written))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
