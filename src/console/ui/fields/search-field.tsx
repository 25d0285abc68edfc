import { useEffect, useId, useState } from 'preact/hooks';

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
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMillis);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search class="search">
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSearch(typed.trim())}
      />
    </search>
  );
}
