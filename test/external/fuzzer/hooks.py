"""Hooks of Schemathesis, by which requests get further: each has an organization and names of its own."""

import re
from itertools import count

import schemathesis

USUAL = "10234695"
UNIQUE = re.compile(r"^sku$|^(group_|contact_|tax_|warehouse_)?name$|^(?!reference|tracking).*_number$")
CODES = {"upc", "ean", "isbn"}
numbers = count(1)


@schemathesis.hook
def before_call(context, case, kwargs):
    """What one request deletes or creates must not hinder the next one, unless they are steps of one scenario."""
    is_step = case.meta is not None and case.meta.phase.name.value == "stateful"
    number = str(next(numbers))
    if not is_step and case.query and case.query.get("organization_id") == USUAL:
        case.query["organization_id"] = number
    if case.method.upper() == "POST" and isinstance(case.body, dict):
        case.body = renamed(case.body, example_of(case), number)


def example_of(case):
    """The sample of the body, whose names the story has."""
    body = case.operation.definition.raw.get("requestBody", {})
    return body.get("content", {}).get("application/json", {}).get("example")


def renamed(value, sample, number):
    """A value with other names than those of the sample, and without its bar codes."""
    if isinstance(value, list):
        samples = sample if isinstance(sample, list) else []
        return [renamed(entry, samples[at] if at < len(samples) else None, number) for at, entry in enumerate(value)]
    if not isinstance(value, dict) or not isinstance(sample, dict):
        return value
    return {
        key: f"{entry}-{number}" if UNIQUE.search(key) and entry == sample.get(key) else renamed(entry, sample.get(key), number)
        for key, entry in value.items()
        if not (key in CODES and entry == sample.get(key))
    }


@schemathesis.deserializer("application/pdf", "application/octet-stream")
def file(ctx, response):
    """A schema of a file says nothing about its bytes."""
    return response.content.decode("latin-1")
