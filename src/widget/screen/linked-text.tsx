import { linkPattern } from '../../contract/index.ts';

/** Text with a link for each https address. The host wrote the text, so everything else in it stays text. */
export function LinkedText({ text }: { text: string }) {
  return text.split(linkPattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={`${index}`} class="link" href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
}
