import { RequestError } from '../../../data/index.ts';
import { Card, Field, fieldError, Segmented, TextArea } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Which websites may embed the widget: any, or those on these lines. */
type Origins = { readonly isOpen: boolean; readonly lines: string };

type OriginsCardProps = Origins & {
  /** The error of the last attempt to save them. */
  readonly error: unknown;
  readonly onChange: (change: Partial<Origins>) => void;
};

/** Chooses the websites that may embed the widget. */
export function OriginsCard({ isOpen, lines, error, onChange }: OriginsCardProps) {
  const texts = words.current;
  return (
    <Card title={texts.origins}>
      <div class="stack">
        <Segmented
          label={texts.origins}
          tabs={[
            { value: 'any', label: texts.anySite },
            { value: 'listed', label: texts.onlyThese },
          ]}
          selected={isOpen ? 'any' : 'listed'}
          onSelect={(kind) => onChange({ isOpen: kind === 'any' })}
        />
        {!isOpen && (
          <Field label={texts.addresses} hint={texts.addressesHint} error={originError(error)}>
            {(control) => <TextArea {...control} value={lines} onValue={(next) => onChange({ lines: next })} />}
          </Field>
        )}
      </div>
    </Card>
  );
}

/**
 * Returns the sentence about the list. The server names an invalid line by its index, as in `allowed_origins.2`, and
 * has no index for the list as a whole.
 */
function originError(error: unknown): string | undefined {
  const [path] = error instanceof RequestError ? Object.keys(error.errors) : [];
  if (path === undefined) return undefined;
  const index = path.split('.')[1];
  return index === undefined ? fieldError(error, path) : words.current.wrongLine(`${Number(index) + 1}`);
}
