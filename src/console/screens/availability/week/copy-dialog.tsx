import { useState } from 'preact/hooks';
import { type Weekday, weekdays } from '../../../../time/index.ts';
import { capitalized, weekdayName } from '../../../formats/index.ts';
import { Button, Checkbox, Dialog } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from '../words/index.ts';

type CopyDialogProps = {
  readonly from: Weekday;
  /** In the order of the host's week. */
  readonly week: readonly Weekday[];
  readonly onCopy: (to: readonly Weekday[]) => void;
  readonly onClose: () => void;
};

/** Asks which days get the hours of one day. */
export function CopyDialog({ from, week, onCopy, onClose }: CopyDialogProps) {
  const texts = words.current;
  const [selectedDays, setSelectedDays] = useState<readonly Weekday[]>([]);
  const others = week.filter((weekday) => weekday !== from);
  const choose = (days: readonly Weekday[]) => setSelectedDays(others.filter((weekday) => days.includes(weekday)));
  return (
    <Dialog
      title={texts.copyTitle(weekdayName(from))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" isDisabled={selectedDays.length === 0} onClick={() => onCopy(selectedDays)}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <div class="row">
        <Button onClick={() => choose(weekdays.slice(0, 5))}>{texts.workdays}</Button>
        <Button onClick={() => choose(weekdays)}>{texts.everyDay}</Button>
      </div>
      <div class="stack copy-days">
        {others.map((weekday) => (
          <Checkbox
            key={weekday}
            label={capitalized(weekdayName(weekday))}
            isOn={selectedDays.includes(weekday)}
            onChange={(isOn) =>
              choose(isOn ? [...selectedDays, weekday] : selectedDays.filter((one) => one !== weekday))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
