using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (
      name = "main",
      worker = (
        modules = [(name = "worker", esModule = embed "bundle.js")],
        compatibilityDate = "2025-09-01",
        bindings = [(name = "MOCK", fromEnvironment = "MOCK"), (name = "OPTIONS", fromEnvironment = "OPTIONS")],
      ),
    ),
    (name = "internet", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
