import type { ScreenRow } from '../../routing/index.ts';
import { accountScreen } from './account/index.ts';
import { brandingScreen } from './branding/index.ts';
import { journalScreen } from './journal/index.ts';
import { keysScreen } from './keys/index.ts';
import { mailScreen } from './mail/index.ts';
import { peopleScreen } from './people/index.ts';
import { securityScreen } from './security/index.ts';
import { webhooksScreen } from './webhooks/index.ts';
import { youScreen } from './you/index.ts';

/** The parts of the settings, each a separate screen. */
export const settingsScreens: readonly ScreenRow[] = [
  youScreen,
  securityScreen,
  peopleScreen,
  brandingScreen,
  keysScreen,
  webhooksScreen,
  mailScreen,
  journalScreen,
  accountScreen,
];
