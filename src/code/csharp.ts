import { fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleBody, type SampleCall } from './call.ts';
import { jsonText } from './json-text.ts';

/** Writes a call with `HttpClient`, for C# 11 (.NET 7) or later. The token is taken from `ACCESS_TOKEN`; without it, it is that of the samples. */
export function csharpSample(call: SampleCall): string {
  const { id, method, body, file } = call;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    'using System.Net.Http.Headers;',
    ...(body && 'json' in body ? ['using System.Text;'] : []),
    '',
    `var token = Environment.GetEnvironmentVariable("ACCESS_TOKEN") ?? ${JSON.stringify(SAMPLE_TOKEN)};`,
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${JSON.stringify(fullUrlOf(call))});`,
    'request.Headers.Authorization = new AuthenticationHeaderValue("Service-oauthtoken", token);',
    ...contentOf(body),
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    ...(file === undefined
      ? ['Console.WriteLine(await response.Content.ReadAsStringAsync());']
      : [
          `await File.WriteAllBytesAsync(${JSON.stringify(`${id}.${file}`)}, await response.Content.ReadAsByteArrayAsync());`,
        ]),
    '',
  ].join('\n');
}

function contentOf(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if ('json' in body)
    return [
      'request.Content = new StringContent("""',
      `    ${jsonText(body.json, '    ')}`,
      '    """, Encoding.UTF8, "application/json");',
    ];
  const [name, type] = [SAMPLE_FILE.name, SAMPLE_FILE.type].map((text) => JSON.stringify(text));
  return [
    `var picture = new StreamContent(File.OpenRead(${name}));`,
    `picture.Headers.ContentType = new MediaTypeHeaderValue(${type});`,
    `request.Content = new MultipartFormDataContent { { picture, ${JSON.stringify(body.field)}, ${name} } };`,
  ];
}
