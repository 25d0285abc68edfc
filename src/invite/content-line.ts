const longestLineOctets = 75; // RFC 5545, 3.1

/** Words of the standard. Some calendars do not recognize them in quotes. */
const keyword = /^[A-Z-]+$/;

/** One line of a calendar file: a name, parameters, and a value already in the form of its type. */
export type ContentLine = {
  readonly name: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly value: string;
};

/** Writes a content line, folded so that no line is longer than 75 octets and no character is split (RFC 5545, 3.1). */
export function writeLine({ name, parameters = {}, value }: ContentLine): string {
  const parts = Object.entries(parameters).map(
    ([key, text]) => `;${key}=${keyword.test(text) ? text : `"${quoted(text)}"`}`,
  );
  return fold(`${name}${parts.join('')}:${value}`);
}

/**
 * Writes free text as a value (RFC 5545, 3.3.11). Control characters are removed first: a carriage return would let
 * the text begin a line of its own.
 */
export function writeText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/**
 * Writes text as a parameter with quotes, carets and line breaks encoded by RFC 6868, so that no character ends the
 * quoted value.
 */
function quoted(text: string): string {
  return withoutControls(text).replace(/\^/g, '^^').replace(/\n/g, '^n').replace(/"/g, "^'");
}

function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

function fold(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLineOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
