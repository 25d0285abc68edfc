import { useEffect, useId, useRef, useState } from 'preact/hooks';

/** How long to wait after the last key before searching. */
const pauseMillis = 250;

type SearchFieldProps = {
  readonly label: string;
  /** The text of the current search. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
};

/** Searches while the person types. Enter searches immediately. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const id = useId();
  const [input, setInput] = useState(text);
  const lastSearch = useRef(text);
  useEffect(() => {
    // The text of this field's own search comes back late and without spaces around it, while the person types on.
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    setInput(text);
  }, [text]);
  useEffect(() => {
    if (input.trim() === lastSearch.current) return;
    const timer = setTimeout(search, pauseMillis);
    return () => clearTimeout(timer);
  }, [input]);

  function search(): void {
    lastSearch.current = input.trim();
    onSearch(lastSearch.current);
  }

  return (
    <search class="search">
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={input}
        onInput={({ currentTarget }) => setInput(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise Enter also submits the form that the field is in.
          event.preventDefault();
          search();
        }}
      />
    </search>
  );
}
