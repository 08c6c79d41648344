import { fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './code-call.ts';
import { jsonText } from './exact-json.ts';
import { freshJson, hasFresh, TIME } from './fresh-text.ts';
import { headerSum, tokenHeaderOf } from './token-header.ts';

const CHECK = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Writes a call as a program for Go 1.16 or later. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function goSample(call: SampleCall): string {
  const { id, method, body, file } = call;
  const header = tokenHeaderOf(call);
  const imports = ['io', 'log', 'net/http', 'os', ...(file === undefined ? ['fmt'] : []), ...importsFor(call)];
  return [
    'package main',
    '',
    'import (',
    ...[...new Set(imports)].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    '\ttoken := os.Getenv("INVENTORY_ACCESS_TOKEN")',
    '\tif token == "" {',
    `\t\ttoken = ${JSON.stringify(SAMPLE_TOKEN)}`,
    '\t}',
    ...bodyLines(call),
    `\trequest, err := http.NewRequest(${JSON.stringify(method)}, ${JSON.stringify(fullUrlOf(call))}, ${body ? ('json' in body ? 'body' : '&body') : 'nil'})`,
    ...CHECK,
    `\trequest.Header.Set(${JSON.stringify(header.name)}, ${headerSum(header, 'token', { plus: '+' })})`,
    ...(body
      ? [
          `\trequest.Header.Set("Content-Type", ${'json' in body ? '"application/json"' : 'form.FormDataContentType()'})`,
        ]
      : []),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...CHECK,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...CHECK,
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    '\t}',
    ...(file === undefined
      ? ['\tfmt.Println(string(answer))']
      : [`\terr = os.WriteFile(${JSON.stringify(`${id}.${file}`)}, answer, 0o644)`, ...CHECK]),
    '}',
    '',
  ].join('\n');
}

function importsFor(call: SampleCall): string[] {
  const { body } = call;
  if (!body) return [];
  if ('field' in body) return ['bytes', 'mime/multipart'];
  return hasFresh(call) ? ['fmt', 'strings', 'time'] : ['strings'];
}

function bodyLines(call: SampleCall): string[] {
  const { body } = call;
  if (!body) return [];
  if ('json' in body) {
    // A raw string ends at a backtick; JSON has another way to write one.
    const text = `\`${jsonText(freshJson(call), '\t').replaceAll('`', '\\u0060')}\``;
    return [`\tbody := strings.NewReader(${hasFresh(call) ? withTime(text) : text})`];
  }
  return [
    `\tpicture, err := os.ReadFile(${JSON.stringify(SAMPLE_FILE.name)})`,
    ...CHECK,
    '\tvar body bytes.Buffer',
    '\tform := multipart.NewWriter(&body)',
    `\tpart, err := form.CreateFormFile(${JSON.stringify(body.field)}, ${JSON.stringify(SAMPLE_FILE.name)})`,
    ...CHECK,
    '\tpart.Write(picture)',
    '\tform.Close()',
  ];
}

/** A string as a format that the time is put in, at one place or several. */
function withTime(text: string): string {
  const [, ...times] = text.split(TIME);
  const format = text.replaceAll('%', '%%').replaceAll(TIME, times.length > 1 ? '%[1]d' : '%d');
  return `fmt.Sprintf(${format}, time.Now().Unix())`;
}
