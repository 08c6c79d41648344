/** Levels of arrays and objects that are read of a JSON body. The contract has fewer than ten. */
export const MAX_LEVELS = 100;

export function isDeeperThan(levels: number, text: string): boolean {
  return occursMoreThan(levels, '[', text) || occursMoreThan(levels, '{', text) ? depthOf(text) > levels : false;
}

/** Most bodies have so few brackets that they need not be counted one by one. */
function occursMoreThan(times: number, bracket: string, text: string): boolean {
  let at = text.indexOf(bracket);
  for (let count = 0; at !== -1; at = text.indexOf(bracket, at + 1)) {
    count += 1;
    if (count > times / 2) return true;
  }
  return false;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isInText = !isInText;
    else if (isInText) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}
