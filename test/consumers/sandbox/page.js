// A classic script, as in a page that is opened as a file: the sandbox is a global.
const sandbox = InventorySandbox.createSandbox();
const url = `https://inventory.example.com/inventory/v1/settings/taxes?organization_id=${sandbox.organizationId}`;
const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };

async function main() {
  await sandbox.fetch(url, { method: 'POST', headers, body: '{"tax_name":"VAT","tax_percentage":5}' });
  const { taxes } = await (await sandbox.fetch(url, { headers })).json();
  document.title = `Done: ${taxes.find(({ tax_name }) => tax_name === 'VAT').tax_percentage}`;
}

main();
