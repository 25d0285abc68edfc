/**
 * The preview beside the editor: what invitees see.
 *
 * Design: it is the public element, loaded as on any page, and its property `preview` says what to show. So unsaved
 * settings look and work exactly as they will when they are saved.
 */
export { PreviewPane } from './preview-pane.tsx';
