const longestMessage = 300;
const longestStack = 4000;
const mostFrames = 25;

/**
 * What is kept of a failure's words: nothing that may say who somebody is, and nothing that differs from one visitor to
 * the next, so that the same failure is the same text. Order matters: addresses before the numbers in them.
 */
export function scrubMessage(message: string): string {
  return message
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[correo]')
    .replace(/\b(?:https?|wss?|file):\/\/[^\s'")]+/g, '[dirección]')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»/g, '"…"')
    .replace(/\b[0-9a-f]{8,}(?:-[0-9a-f]{4,})*\b/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestMessage);
}

/** Of a stack only its frames, each without the query of its address: the first line repeats the message. */
export function scrubStack(stack: string | undefined): string | null {
  const frames = (stack ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\?[^\s:)]*/g, ''))
    .filter((line) => /^at\s|^[^@\s]*@\S+:\d+/.test(line))
    .map((line) => line.replace(/https?:\/\/[^/\s)]+/g, ''));
  return frames.length === 0 ? null : frames.slice(0, mostFrames).join('\n').slice(0, longestStack);
}
