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
  const texts = words.current;
  const [choice, setChoice] = useState(zone);
  return (
    <Dialog
      title={texts.zoneTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" onClick={() => onChoose(choice)}>
            {texts.use}
          </Button>
        </>
      }
    >
      <TimeZoneField label={texts.zone} hint={texts.zoneHint} value={choice} onValue={setChoice} />
    </Dialog>
  );
}
