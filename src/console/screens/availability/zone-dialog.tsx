import { useState } from 'preact/hooks';
import { Button, Dialog, TimeZoneField } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

type ZoneDialogProps = {
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
  readonly onClose: () => void;
};

/** Asks in which zone a schedule's hours and dates are. */
export function ZoneDialog({ zone, onChoose, onClose }: ZoneDialogProps) {
  const own = words.current;
  const [entered, setEntered] = useState(zone);
  const [isUnknown, setUnknown] = useState(false);
  function choose(): void {
    if (isZone(entered)) onChoose(entered);
    else setUnknown(true);
  }
  return (
    <Dialog
      title={own.zoneTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" onClick={choose}>
            {own.use}
          </Button>
        </>
      }
    >
      <TimeZoneField
        label={own.zone}
        hint={own.zoneHint}
        value={entered}
        error={isUnknown ? own.zoneUnknown : undefined}
        onValue={(next) => {
          setEntered(next);
          setUnknown(false);
        }}
      />
    </Dialog>
  );
}

function isZone(text: string): boolean {
  return text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text);
}
