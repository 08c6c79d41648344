"""Order to cash with the generated client: order_to_cash.py <base URL> <file to attach>. Prints what it read as JSON."""

import json
import sys
from datetime import date

import openapi_client as api

ORGANIZATION = "10234695"

base_url, path = sys.argv[1:]
configuration = api.Configuration(host=base_url)
configuration.api_key["accessToken"] = "Service-oauthtoken demo"
client = api.ApiClient(configuration)
invoices = api.InvoicesApi(client)

contact = api.ContactsApi(client).create_contact(ORGANIZATION, api.ContactCreate(contact_name="Python Outfitters")).contact
item = api.ItemsApi(client).create_item(ORGANIZATION, api.ItemCreate(name="Python Rope", rate=99999999.99)).item
line = api.InvoiceLineItemCreate(item_id=item.item_id, quantity=2, rate=99999999.99)
created = invoices.create_invoice(
    ORGANIZATION,
    api.InvoiceCreate(
        customer_id=contact.contact_id, var_date=date(2026, 3, 20), due_date=date(2026, 4, 4), line_items=[line]
    ),
).invoice
invoice_id = created.invoice_id.actual_instance

invoices.mark_invoice_sent(ORGANIZATION, invoice_id)
with open(path, "rb") as file:
    invoices.add_invoice_attachment(ORGANIZATION, invoice_id, (path.rsplit("/", 1)[-1], file.read()))
attachment = invoices.get_invoice_attachment(ORGANIZATION, invoice_id)

api.CustomerPaymentsApi(client).create_customer_payment(
    ORGANIZATION,
    api.CustomerPaymentCreate(
        customer_id=contact.contact_id,
        payment_mode="cash",
        amount=199999999.98,
        var_date=date(2026, 3, 21),
        invoices=[api.CustomerPaymentInvoiceCreate(invoice_id=created.invoice_id, amount_applied=199999999.98)],
    ),
)
invoice = invoices.get_invoice(ORGANIZATION, invoice_id).invoice
listed = invoices.list_invoices(ORGANIZATION).invoices
print(
    json.dumps(
        {
            "contact_id": contact.contact_id.actual_instance,
            "item_id": item.item_id.actual_instance,
            "invoice_id": invoice_id,
            "due_date": invoice.due_date.isoformat(),
            "sent_total": created.total,
            "sub_total": created.sub_total,
            "balance": invoice.balance,
            "status": invoice.status,
            "listed": [one.invoice_id.actual_instance for one in listed],
            "attachment": attachment.hex(),
        }
    )
)
