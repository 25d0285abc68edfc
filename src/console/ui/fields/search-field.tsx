import { useEffect, useId, useState } from 'preact/hooks';

/** How long somebody pauses before what they have typed is searched for. */
const pauseMillis = 250;

type SearchFieldProps = {
  readonly label: string;
  /** What is being searched for. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
};

/** Searches while somebody types; Enter does not wait. */
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
