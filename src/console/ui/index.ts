/**
 * The parts that every screen is made of: buttons, fields, notices, dialogs, the bar that saves.
 *
 * The decision behind it: the browser's own elements do the work (dialog, popover, select, inputs for dates and times),
 * so keyboards, screen readers and phones find what they know; these parts give them names, errors and one look.
 */
export { Announcer, announce } from './announce.tsx';
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
export { describeError, fieldError } from './errors/index.ts';
export {
  Checkbox,
  type Choice,
  type ControlProps,
  Field,
  NameFields,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextInput,
  TimeZoneField,
} from './fields/index.ts';
export { focusFault, useRemovedRow } from './focus/index.ts';
export { Form, FormDialog } from './form.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Show } from './loaded.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { EmptyState, LoadError, Notice, Skeleton } from './notice.tsx';
export { Avatar, Card, Chip, Segmented, Tabs } from './parts.tsx';
export { Screen } from './screen.tsx';
export { type Action, useAction } from './use-action.ts';
