import { fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './call.ts';
import { jsonText } from './json-text.ts';

/** Writes a call with PHP's cURL extension, for PHP 8. The token is taken from `ACCESS_TOKEN`; without it, it is that of the samples. */
export function phpSample(call: SampleCall): string {
  const { id, method, body, file } = call;
  return [
    '<?php',
    '',
    `$request = curl_init(${quote(fullUrlOf(call))});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => ${quote(method)},`]),
    '    CURLOPT_HTTPHEADER => [',
    `        'Authorization: Service-oauthtoken ' . (getenv('ACCESS_TOKEN') ?: ${quote(SAMPLE_TOKEN)}),`,
    ...(body && 'json' in body ? ["        'Content-Type: application/json',"] : []),
    '    ],',
    ...(body && 'json' in body
      ? [`    CURLOPT_POSTFIELDS => <<<'JSON'`, `        ${jsonText(body.json, '        ')}`, '        JSON,']
      : []),
    ...(body && 'field' in body
      ? [
          `    CURLOPT_POSTFIELDS => [${quote(body.field)} => new CURLFile(${quote(SAMPLE_FILE.name)}, ${quote(SAMPLE_FILE.type)})],`,
        ]
      : []),
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) throw new RuntimeException(curl_error($request));',
    '',
    ...(file === undefined
      ? [
          '$result = json_decode($answer, true, flags: JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);',
          "if ($result['code'] !== 0) throw new RuntimeException($result['message']);",
        ]
      : [`file_put_contents(${quote(`${id}.${file}`)}, $answer);`]),
    '',
  ].join('\n');
}

/** Writes a text as a PHP string in single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
