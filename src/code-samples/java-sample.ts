import { fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './code-call.ts';
import { jsonText } from './exact-json.ts';
import { freshJson, hasFresh, TIME } from './fresh-text.ts';
import { headerSum, tokenHeaderOf } from './token-header.ts';

const PUBLISHERS = 'HttpRequest.BodyPublishers';

/** Writes a call as a program for Java 17 or later. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function javaSample(call: SampleCall): string {
  const { id, method, body, file } = call;
  const header = tokenHeaderOf(call);
  const isForm = body !== undefined && 'field' in body;
  const saved = file === undefined ? undefined : `Path.of(${JSON.stringify(`${id}.${file}`)})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(isForm || saved ? ['import java.nio.file.Path;'] : []),
    '',
    'class Sample {',
    '    public static void main(String[] args) throws Exception {',
    `        var token = System.getenv().getOrDefault("INVENTORY_ACCESS_TOKEN", ${JSON.stringify(SAMPLE_TOKEN)});`,
    `        var request = HttpRequest.newBuilder(URI.create(${JSON.stringify(fullUrlOf(call))}))`,
    `            .header(${JSON.stringify(header.name)}, ${headerSum(header, 'token')})`,
    ...(body
      ? [
          `            .header("Content-Type", ${isForm ? '"multipart/form-data; boundary=sample"' : '"application/json"'})`,
        ]
      : []),
    `            .method(${JSON.stringify(method)}, ${publisherOf(call)})`,
    '            .build();',
    `        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${saved ? `ofFile(${saved})` : 'ofString()'});`,
    '        System.out.println(response.body());',
    '    }',
    '}',
    '',
  ].join('\n');
}

function publisherOf(call: SampleCall): string {
  const { body } = call;
  if (!body) return `${PUBLISHERS}.noBody()`;
  if ('json' in body) {
    const indent = '                ';
    const text = `"""\n${indent}${jsonText(freshJson(call), indent).replaceAll('\\', '\\\\')}\n${indent}"""`;
    return `${PUBLISHERS}.ofString(${hasFresh(call) ? withTime(text) : text})`;
  }
  const head = `--sample\r\nContent-Disposition: form-data; name="${body.field}"; filename="${SAMPLE_FILE.name}"\r\nContent-Type: ${SAMPLE_FILE.type}\r\n\r\n`;
  return [
    `${PUBLISHERS}.concat(`,
    `                ${PUBLISHERS}.ofString(${JSON.stringify(head)}),`,
    `                ${PUBLISHERS}.ofFile(Path.of(${JSON.stringify(SAMPLE_FILE.name)})),`,
    `                ${PUBLISHERS}.ofString("\\r\\n--sample--\\r\\n"))`,
  ].join('\n');
}

/** A string as a format that the time is put in, at one place or several. In some languages, `%d` would write other digits. */
function withTime(text: string): string {
  const [, ...times] = text.split(TIME);
  const format = text.replaceAll('%', '%%').replaceAll(TIME, times.length > 1 ? '%1$s' : '%s');
  return `${format}.formatted(System.currentTimeMillis())`;
}
