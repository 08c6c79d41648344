import { fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleBody, type SampleCall } from './code-call.ts';
import { jsonText } from './json-text.ts';

const CHECK = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Writes a call as a program for Go 1.16 or later. The token is taken from `ACCESS_TOKEN`; without it, it is that of the samples. */
export function goSample(call: SampleCall): string {
  const { id, method, body, file } = call;
  const imports = ['io', 'log', 'net/http', 'os', ...(file === undefined ? ['fmt'] : []), ...importsFor(body)].sort();
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    '\ttoken := os.Getenv("ACCESS_TOKEN")',
    '\tif token == "" {',
    `\t\ttoken = ${JSON.stringify(SAMPLE_TOKEN)}`,
    '\t}',
    ...bodyLines(body),
    `\trequest, err := http.NewRequest(${JSON.stringify(method)}, ${JSON.stringify(fullUrlOf(call))}, ${body ? ('json' in body ? 'body' : '&body') : 'nil'})`,
    ...CHECK,
    '\trequest.Header.Set("Authorization", "Service-oauthtoken "+token)',
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

function importsFor(body: SampleBody | undefined): string[] {
  if (!body) return [];
  return 'json' in body ? ['strings'] : ['bytes', 'mime/multipart'];
}

function bodyLines(body: SampleBody | undefined): string[] {
  if (!body) return [];
  // A raw string ends at a backtick; JSON has another way to write one.
  if ('json' in body)
    return [`\tbody := strings.NewReader(\`${jsonText(body.json, '\t').replaceAll('`', '\\u0060')}\`)`];
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
