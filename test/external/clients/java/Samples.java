import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openapitools.client.ApiClient;
import org.openapitools.client.JSON;

/** Reads each sample with the generated client and writes it again: Samples <file>. Prints what it wrote as JSON. */
public class Samples {
  public static void main(String[] args) throws Exception {
    // Its constructor sets the JSON of the client up.
    new ApiClient();
    var written = new JsonArray();
    for (var entry : JsonParser.parseString(Files.readString(Path.of(args[0]))).getAsJsonArray()) {
      var sample = entry.getAsJsonObject();
      var type = Class.forName("org.openapitools.client.model." + sample.get("schema").getAsString());
      try {
        Object value = JSON.getGson().fromJson(sample.get("value").toString(), type);
        written.add(JsonParser.parseString(JSON.serialize(value)));
      } catch (RuntimeException error) {
        written.add(new JsonPrimitive(error.getMessage()));
      }
    }
    System.out.println(written);
  }
}
