/**
 * The components of every screen: buttons, fields, notices, dialogs, the save bar.
 *
 * Design: they are built on the browser's own elements (dialog, popover, select, inputs for dates and times), which
 * already work with keyboards, screen readers and phones. These components add names, errors and a uniform look.
 */
export { Announced, Announcer, announce, useAnnouncement, useSearchAnnouncement } from './announce.tsx';
export { Button, IconButton, LinkButton } from './button.tsx';
export { CopyButton, copyText } from './copy-button.tsx';
export { Confirm, Dialog } from './dialog.tsx';
export {
  type Change,
  type Conflict,
  ConflictDialog,
  type Draft,
  isEqual,
  LeaveDialog,
  type Save,
  SaveBar,
  useDraft,
  useSave,
} from './editing/index.ts';
export { describeError, fieldError, TranslatedError } from './errors/index.ts';
export {
  Checkbox,
  type Choice,
  type ControlProps,
  completeLink,
  Field,
  isLink,
  LinkField,
  NameFields,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextInput,
  TimeZoneField,
} from './fields/index.ts';
export { focusFault, useRowFocus } from './focus/index.ts';
export { Form, FormDialog } from './form.tsx';
export { Icon, type IconName } from './icon.tsx';
export { LoadMore } from './load-more.tsx';
export { Show } from './loaded.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { EmptyState, LoadError, Notice, Skeleton } from './notice.tsx';
export { Avatar, Card, Chip, Segmented, Tabs } from './parts.tsx';
export { Screen } from './screen.tsx';
export { type Action, useAction } from './use-action.ts';
