import { useState } from 'preact/hooks';
import { Button, Dialog, TimeZoneField } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

type ZoneDialogProps = {
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
  readonly onClose: () => void;
};

/** Asks for the time zone of a schedule. */
export function ZoneDialog({ zone, onChoose, onClose }: ZoneDialogProps) {
  const own = words.current;
  const [chosen, setChosen] = useState(zone);
  return (
    <Dialog
      title={own.zoneTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" onClick={() => onChoose(chosen)}>
            {own.use}
          </Button>
        </>
      }
    >
      <TimeZoneField label={own.zone} hint={own.zoneHint} value={chosen} onValue={setChosen} />
    </Dialog>
  );
}
