// Order to cash with the generated client: main <base URL>. Prints what it read as JSON.
package main

import (
	"context"
	"encoding/json"
	"log"
	"net/http"
	"os"
	"time"

	inventory "inventory"
)

const organization = "10234695"

func main() {
	withToken := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Service-oauthtoken demo")
		return nil
	}
	client, err := inventory.NewClientWithResponses(os.Args[1], inventory.WithRequestEditorFn(withToken))
	check(err)
	ctx := context.Background()

	contact, err := client.CreateContactWithResponse(ctx, &inventory.CreateContactParams{OrganizationId: organization},
		inventory.ContactCreate{ContactName: "Oapi Outfitters"})
	check(err)
	item, err := client.CreateItemWithResponse(ctx, &inventory.CreateItemParams{OrganizationId: organization},
		inventory.ItemCreate{Name: "Oapi Rope", Rate: pointer(99999999.99)})
	check(err)
	lines := []inventory.InvoiceLineItemCreate{
		{ItemId: item.JSON201.Item.ItemId, Quantity: pointer(2.0), Rate: pointer(99999999.99)},
	}
	created, err := client.CreateInvoiceWithResponse(ctx, &inventory.CreateInvoiceParams{OrganizationId: organization},
		inventory.InvoiceCreate{
			CustomerId: contact.JSON201.Contact.ContactId,
			Date:       pointer(day(20)),
			DueDate:    pointer(day(35)),
			LineItems:  &lines,
		})
	check(err)
	id, err := created.JSON201.Invoice.InvoiceId.AsId0()
	check(err)
	pathId := inventory.PathId(id)
	sent, err := client.MarkInvoiceSentWithResponse(ctx, pathId,
		&inventory.MarkInvoiceSentParams{OrganizationId: organization}, inventory.OpenBody{})
	check(err)
	expect(sent.HTTPResponse, sent.Body)
	paid, err := client.CreateCustomerPaymentWithResponse(ctx,
		&inventory.CreateCustomerPaymentParams{OrganizationId: organization},
		inventory.CustomerPaymentCreate{
			CustomerId:  *contact.JSON201.Contact.ContactId,
			PaymentMode: "cash",
			Amount:      199999999.98,
			Date:        pointer(day(21)),
			Invoices:    []inventory.CustomerPaymentInvoiceCreate{{InvoiceId: *created.JSON201.Invoice.InvoiceId, AmountApplied: 199999999.98}},
		})
	check(err)
	expect(paid.HTTPResponse, paid.Body)
	read, err := client.GetInvoiceWithResponse(ctx, pathId, &inventory.GetInvoiceParams{OrganizationId: organization})
	check(err)
	list, err := client.ListInvoicesWithResponse(ctx, &inventory.ListInvoicesParams{OrganizationId: organization})
	check(err)
	listed := []any{}
	for _, invoice := range *list.JSON200.Invoices {
		listed = append(listed, invoice.InvoiceId)
	}
	invoice := read.JSON200.Invoice
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"contact_id": contact.JSON201.Contact.ContactId,
		"item_id":    item.JSON201.Item.ItemId,
		"invoice_id": id,
		"due_date":   invoice.DueDate,
		"sent_total": created.JSON201.Invoice.Total,
		"sub_total":  created.JSON201.Invoice.SubTotal,
		"balance":    invoice.Balance,
		"status":     invoice.Status,
		"listed":     listed,
	}))
}

// A day, counted from the first of March 2026.
func day(number int) inventory.CalendarDate {
	return inventory.CalendarDate{Time: time.Date(2026, time.March, number, 0, 0, 0, 0, time.UTC)}
}

func pointer[Value any](value Value) *Value { return &value }

func expect(response *http.Response, body []byte) {
	if response.StatusCode >= 300 {
		log.Fatalf("%s: %s", response.Status, body)
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
