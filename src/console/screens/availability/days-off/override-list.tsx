import type { DateOverride } from '../../../../contract/index.ts';
import type { LocalDate } from '../../../../time/index.ts';
import { dateRangeText, withColon } from '../../../formats/index.ts';
import { Button, IconButton, useRowFocus } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from '../words/index.ts';
import { hoursText } from './overrides-text.ts';

type OverrideListProps = {
  readonly overrides: readonly DateOverride[];
  readonly today: LocalDate;
  readonly onEdit: (override: DateOverride) => void;
  readonly onRemove: (override: DateOverride) => void;
};

/** A line of text for each override; past ones come last, folded away. */
export function OverrideList({ overrides, today, onEdit, onRemove }: OverrideListProps) {
  const texts = words.current;
  const listProps = useRowFocus();
  const [coming, over] = [overrides.filter(({ to }) => to >= today), overrides.filter(({ to }) => to < today)];
  const lines = (some: readonly DateOverride[]) => (
    <ul class="overrides" {...listProps}>
      {some.map((override) => (
        <OverrideLine key={override.from} override={override} today={today} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  );
  return (
    <>
      {coming.length > 0 ? lines(coming) : <p class="muted small">{texts.noDaysOff}</p>}
      {over.length > 0 && (
        <details class="help">
          <summary>{texts.earlier}</summary>
          {lines(over)}
        </details>
      )}
    </>
  );
}

type OverrideLineProps = Pick<OverrideListProps, 'today' | 'onEdit' | 'onRemove'> & {
  readonly override: DateOverride;
};

function OverrideLine({ override, today, onEdit, onRemove }: OverrideLineProps) {
  const texts = words.current;
  const dates = dateRangeText(override, today);
  return (
    <li>
      <span>
        <strong>{dates}</strong> <span class="muted">{hoursText(override.hours)}</span>
      </span>
      <span class="override-actions">
        <Button kind="quiet" label={withColon(shellWords.current.edit, dates)} onClick={() => onEdit(override)}>
          {shellWords.current.edit}
        </Button>
        <IconButton icon="cross" label={texts.removeDates(dates)} onClick={() => onRemove(override)} />
      </span>
    </li>
  );
}
