import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { deliveryWords } from '../deliveries/index.ts';
import { describeError, Notice, useAction } from '../ui/index.ts';
import { locale } from '../words/index.ts';
import type { PreviewedMail, PreviewProps } from './preview-dialog.tsx';

type Opened = { readonly Content: ComponentType<PreviewProps>; readonly mail: PreviewedMail };

type MailPreview = {
  /** Shows an email as an invitee would get it. */
  readonly open: (mail: PreviewedMail) => void;
  /** The dialog, if it is open. Render it outside lists, which watch the clicks inside them. */
  readonly dialog: ComponentChildren;
};

/** Loads the preview of emails when it is opened for the first time. */
export function useMailPreview(): MailPreview {
  const { language } = locale();
  const [opened, setOpened] = useState<Opened>();
  const open = useAction(async (mail: PreviewedMail) => {
    const [{ PreviewDialog: Content }] = await Promise.all([
      import('./preview-dialog.tsx'),
      deliveryWords.load(language),
    ]);
    setOpened({ Content, mail });
  });
  return {
    open: (mail) => void open.run(mail),
    dialog: (
      <>
        {open.error !== undefined && <Notice tone="bad">{describeError(open.error)}</Notice>}
        {opened && <opened.Content mail={opened.mail} onClose={() => setOpened(undefined)} />}
      </>
    ),
  };
}
