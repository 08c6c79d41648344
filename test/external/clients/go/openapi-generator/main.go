// Order to cash with the generated client: main <base URL> <file to attach>. Prints what it read as JSON.
package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"io"
	"log"
	"os"

	inventory "inventory"
)

const organization = "10234695"

func main() {
	baseURL, path := os.Args[1], os.Args[2]
	configuration := inventory.NewConfiguration()
	configuration.Servers = inventory.ServerConfigurations{{URL: baseURL}}
	client := inventory.NewAPIClient(configuration)
	keys := map[string]inventory.APIKey{"accessToken": {Key: "demo", Prefix: "Service-oauthtoken"}}
	ctx := context.WithValue(context.Background(), inventory.ContextAPIKeys, keys)

	contact, _, err := client.ContactsAPI.CreateContact(ctx).OrganizationId(organization).
		ContactCreate(inventory.ContactCreate{ContactName: "Go Outfitters"}).Execute()
	check(err)
	item, _, err := client.ItemsAPI.CreateItem(ctx).OrganizationId(organization).
		ItemCreate(inventory.ItemCreate{Name: "Go Rope", Rate: inventory.PtrFloat64(99999999.99)}).Execute()
	check(err)
	line := inventory.InvoiceLineItemCreate{
		ItemId: item.Item.ItemId, Quantity: inventory.PtrFloat64(2), Rate: inventory.PtrFloat64(99999999.99),
	}
	created, _, err := client.InvoicesAPI.CreateInvoice(ctx).OrganizationId(organization).
		InvoiceCreate(inventory.InvoiceCreate{
			CustomerId: contact.Contact.ContactId,
			Date:       inventory.PtrString("2026-03-20"),
			DueDate:    inventory.PtrString("2026-04-04"),
			LineItems:  []inventory.InvoiceLineItemCreate{line},
		}).Execute()
	check(err)
	id := *created.Invoice.InvoiceId.String

	// Without a body, the client sends null, which is no object.
	_, _, err = client.InvoicesAPI.MarkInvoiceSent(ctx, id).OrganizationId(organization).
		RequestBody(map[string]any{}).Execute()
	check(err)
	file, err := os.Open(path)
	check(err)
	_, _, err = client.InvoicesAPI.AddInvoiceAttachment(ctx, id).OrganizationId(organization).Attachment(file).Execute()
	check(err)
	attachment, _, err := client.InvoicesAPI.GetInvoiceAttachment(ctx, id).OrganizationId(organization).Execute()
	check(err)
	bytes, err := io.ReadAll(attachment)
	check(err)

	_, _, err = client.CustomerPaymentsAPI.CreateCustomerPayment(ctx).OrganizationId(organization).
		CustomerPaymentCreate(inventory.CustomerPaymentCreate{
			CustomerId:  *contact.Contact.ContactId,
			PaymentMode: "cash",
			Amount:      199999999.98,
			Date:        inventory.PtrString("2026-03-21"),
			Invoices:    []inventory.CustomerPaymentInvoiceCreate{{InvoiceId: *created.Invoice.InvoiceId, AmountApplied: 199999999.98}},
		}).Execute()
	check(err)
	read, _, err := client.InvoicesAPI.GetInvoice(ctx, id).OrganizationId(organization).Execute()
	check(err)
	list, _, err := client.InvoicesAPI.ListInvoices(ctx).OrganizationId(organization).Execute()
	check(err)
	listed := []string{}
	for _, invoice := range list.Invoices {
		listed = append(listed, *invoice.InvoiceId.String)
	}

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"contact_id": contact.Contact.ContactId.String,
		"item_id":    item.Item.ItemId.String,
		"invoice_id": id,
		"due_date":   read.Invoice.DueDate,
		"sent_total": created.Invoice.Total,
		"sub_total":  created.Invoice.SubTotal,
		"balance":    read.Invoice.Balance,
		"status":     read.Invoice.Status,
		"listed":     listed,
		"attachment": hex.EncodeToString(bytes),
	}))
}

func check(err error) {
	if err == nil {
		return
	}
	if failure, ok := err.(*inventory.GenericOpenAPIError); ok {
		log.Fatalf("%v: %s", err, failure.Body())
	}
	log.Fatal(err)
}
