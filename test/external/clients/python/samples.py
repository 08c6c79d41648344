"""Reads each sample with a generated client and writes it again: samples.py <module> <file>. Prints what it wrote as JSON."""

import importlib
import json
import sys

module, path = sys.argv[1:]
models = importlib.import_module(module)


def write_again(schema, value):
    try:
        model = getattr(models, schema).from_dict(value)
        return json.loads(model.to_json()) if hasattr(model, "to_json") else model.to_dict()
    except ValueError as error:
        return str(error)


with open(path) as file:
    print(json.dumps([write_again(sample["schema"], sample["value"]) for sample in json.load(file)]))
