import com.google.gson.Gson;
import java.io.File;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ContactsApi;
import org.openapitools.client.api.CustomerPaymentsApi;
import org.openapitools.client.api.InvoicesApi;
import org.openapitools.client.api.ItemsApi;
import org.openapitools.client.model.ContactCreate;
import org.openapitools.client.model.CustomerPaymentCreate;
import org.openapitools.client.model.CustomerPaymentInvoiceCreate;
import org.openapitools.client.model.InvoiceCreate;
import org.openapitools.client.model.InvoiceLineItemCreate;
import org.openapitools.client.model.ItemCreate;

/** Order to cash with the generated client: OrderToCash <base URL> <file to attach>. Prints what it read as JSON. */
public class OrderToCash {
  private static final String ORGANIZATION = "10234695";

  public static void main(String[] args) throws Exception {
    try {
      System.out.println(new Gson().toJson(run(args[0], new File(args[1]))));
    } catch (ApiException error) {
      System.err.println(error.getCode() + " " + error.getResponseBody());
      throw error;
    }
    // The threads of the HTTP client would go on for a minute.
    System.exit(0);
  }

  private static Map<String, Object> run(String baseUrl, File file) throws Exception {
    var client = new ApiClient().setBasePath(baseUrl);
    client.setApiKeyPrefix("Service-oauthtoken");
    client.setApiKey("demo");
    var invoices = new InvoicesApi(client);

    var contact = new ContactsApi(client)
        .createContact(ORGANIZATION, new ContactCreate().contactName("Java Outfitters")).getContact();
    var item = new ItemsApi(client)
        .createItem(ORGANIZATION, new ItemCreate().name("Java Rope").rate(99999999.99)).getItem();
    var line = new InvoiceLineItemCreate().itemId(item.getItemId()).quantity(2.0).rate(99999999.99);
    var created = invoices.createInvoice(ORGANIZATION, new InvoiceCreate()
        .customerId(contact.getContactId())
        .date(LocalDate.of(2026, 3, 20))
        .dueDate(LocalDate.of(2026, 4, 4))
        .lineItems(List.of(line))).getInvoice();
    var id = created.getInvoiceId().getString();

    invoices.markInvoiceSent(ORGANIZATION, id, null);
    invoices.addInvoiceAttachment(ORGANIZATION, id, file);
    var attachment = Files.readAllBytes(invoices.getInvoiceAttachment(ORGANIZATION, id).toPath());

    new CustomerPaymentsApi(client).createCustomerPayment(ORGANIZATION, new CustomerPaymentCreate()
        .customerId(contact.getContactId())
        .paymentMode("cash")
        .amount(199999999.98)
        .date(LocalDate.of(2026, 3, 21))
        .addInvoicesItem(new CustomerPaymentInvoiceCreate().invoiceId(created.getInvoiceId()).amountApplied(199999999.98)));
    var invoice = invoices.getInvoice(ORGANIZATION, id).getInvoice();
    var list = invoices.listInvoices(ORGANIZATION, null, null).getInvoices();

    var read = new LinkedHashMap<String, Object>();
    read.put("contact_id", contact.getContactId().getString());
    read.put("item_id", item.getItemId().getString());
    read.put("invoice_id", id);
    read.put("due_date", invoice.getDueDate().toString());
    read.put("sent_total", created.getTotal());
    read.put("sub_total", created.getSubTotal());
    read.put("balance", invoice.getBalance());
    read.put("status", invoice.getStatus());
    read.put("listed", list.stream().map(one -> one.getInvoiceId().getString()).toList());
    read.put("attachment", HexFormat.of().formatHex(attachment));
    return read;
  }
}
