/**
 * The invitee's view beside the editor.
 *
 * The decision behind it: it is the public element itself, loaded as any page loads it and told by its property
 * `preview` what to show. So it draws and checks what is not saved yet exactly as it will once it is.
 */
export { PreviewPane } from './preview-pane.tsx';
