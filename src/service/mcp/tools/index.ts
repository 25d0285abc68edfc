/**
 * The tools of an agent, one file each, and the list of them that an agent receives.
 *
 * The decision behind it: few tools with short answers, since an agent pays for every word with its context. A tool that
 * a key may not use is not listed, and calling it says which scope is missing.
 */
export type { Tool, ToolAnswer } from './tool.ts';
export { findTool, listTools } from './tools.ts';
