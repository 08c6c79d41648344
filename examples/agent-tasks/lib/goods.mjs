/** @import { Row } from './task.ts' */

/**
 * What is sold in lines, so that two documents with the same goods read the same: `2 × Rope for 1800; 4 × Tent for 18000`. How it is split
 * into lines does not matter.
 *
 * @param {unknown} lines Lines as the service shows them: a list, or one alone.
 */
export function goodsIn(lines) {
  /** @type {Map<string, { quantity: number, amount: number }>} */
  const goods = new Map();
  for (const line of /** @type {Row[]} */ ([lines ?? []].flat())) {
    const name = String(line['name'] ?? line['description'] ?? 'a line without a name');
    const { quantity, amount } = goods.get(name) ?? { quantity: 0, amount: 0 };
    const own = Number(line['quantity'] ?? 1);
    const rate = Number(line['rate'] ?? 0);
    goods.set(name, { quantity: quantity + own, amount: amount + Number(line['item_total'] ?? own * rate) });
  }
  const texts = [...goods].map(([name, { quantity, amount }]) => `${quantity} × ${name} for ${amount}`);
  return texts.sort().join('; ') || 'nothing';
}
