"""Makes tools of a document with FastMCP, calls two of them, and prints what they return as JSON."""

import asyncio
import json
import sys

import httpx2
from fastmcp import Client, FastMCP


async def main(document, base_url, organization):
    with open(document) as file:
        spec = json.load(file)
    service = httpx2.AsyncClient(base_url=base_url, headers={"Authorization": "Service-oauthtoken demo"})
    async with Client(FastMCP.from_openapi(openapi_spec=spec, client=service)) as client:
        tools = [tool.name for tool in await client.list_tools()]
        made = await client.call_tool(
            "createContact", {"organization_id": organization, "contact_name": "Hubballi Outdoors"}
        )
        listed = await client.call_tool("listContacts", {"organization_id": organization})
    contact = made.structured_content["contact"]
    names = [one["contact_name"] for one in listed.structured_content["contacts"]]
    print(json.dumps({"tools": tools, "contact_id": contact["contact_id"], "names": names}))


asyncio.run(main(*sys.argv[1:]))
