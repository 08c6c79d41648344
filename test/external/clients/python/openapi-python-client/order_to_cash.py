"""Order to cash with the generated client: order_to_cash.py <base URL> <file to attach>. Prints what it read as JSON."""

import json
import sys
from datetime import date
from io import BytesIO

from inventory_service_api_client import AuthenticatedClient
from inventory_service_api_client.api.contacts import create_contact
from inventory_service_api_client.api.customer_payments import create_customer_payment
from inventory_service_api_client.api.invoices import (
    add_invoice_attachment,
    create_invoice,
    get_invoice,
    get_invoice_attachment,
    list_invoices,
    mark_invoice_sent,
)
from inventory_service_api_client.api.items import create_item
from inventory_service_api_client.models import (
    AttachmentUpload,
    ContactCreate,
    CustomerPaymentCreate,
    CustomerPaymentInvoiceCreate,
    InvoiceCreate,
    InvoiceLineItemCreate,
    ItemCreate,
)
from inventory_service_api_client.types import File

client = AuthenticatedClient(
    base_url=sys.argv[1], token="demo", prefix="Service-oauthtoken", raise_on_unexpected_status=True
)
call = {"client": client, "organization_id": "10234695"}

contact = create_contact.sync(body=ContactCreate(contact_name="Httpx Outfitters"), **call).contact
item = create_item.sync(body=ItemCreate(name="Httpx Rope", rate=99999999.99), **call).item
line = InvoiceLineItemCreate(item_id=item.item_id, quantity=2, rate=99999999.99)
created = create_invoice.sync(
    body=InvoiceCreate(
        customer_id=contact.contact_id, date=date(2026, 3, 20), due_date=date(2026, 4, 4), line_items=[line]
    ),
    **call,
).invoice
mark_invoice_sent.sync(created.invoice_id, **call)
with open(sys.argv[2], "rb") as file:
    attached = File(payload=BytesIO(file.read()), file_name="attached.pdf", mime_type="application/pdf")
add_invoice_attachment.sync(created.invoice_id, body=AttachmentUpload(attachment=attached), **call)
attachment = get_invoice_attachment.sync(created.invoice_id, **call)
payment = CustomerPaymentCreate(
    customer_id=contact.contact_id,
    payment_mode="cash",
    amount=199999999.98,
    date=date(2026, 3, 21),
    invoices=[CustomerPaymentInvoiceCreate(invoice_id=created.invoice_id, amount_applied=199999999.98)],
)
create_customer_payment.sync(body=payment, **call)
invoice = get_invoice.sync(created.invoice_id, **call).invoice
listed = list_invoices.sync(**call).invoices
print(
    json.dumps(
        {
            "contact_id": contact.contact_id,
            "item_id": item.item_id,
            "invoice_id": created.invoice_id,
            "due_date": invoice.due_date.isoformat(),
            "sent_total": created.total,
            "sub_total": created.sub_total,
            "balance": invoice.balance,
            "status": invoice.status,
            "attachment": attachment.payload.read().hex(),
            "listed": [one.invoice_id for one in listed],
        }
    )
)
