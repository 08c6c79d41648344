const VOCABULARY = ['path', 'query', 'request-body', 'required-fields', 'response', 'scope', 'semantics'];

/**
 * `x-not-documented` holds words of the vocabulary, each once and in its order.
 *
 * @param {any} parts
 */
export default function documentedParts(parts) {
  if (!Array.isArray(parts) || parts.length === 0)
    return [{ message: 'x-not-documented is a list, and is left out when empty.' }];
  const unknown = parts.filter((part) => !VOCABULARY.includes(part));
  if (unknown.length > 0) {
    return [
      { message: `x-not-documented holds "${unknown.join('", "')}"; the vocabulary is ${VOCABULARY.join(', ')}.` },
    ];
  }
  const ordered = VOCABULARY.filter((part) => parts.includes(part));
  if (ordered.join() === parts.join()) return [];
  return [{ message: `x-not-documented is out of order or repeats itself; write [${ordered.join(', ')}].` }];
}
