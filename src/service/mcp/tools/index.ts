/**
 * The tools of an agent, one file each, and the list of them that an agent receives.
 *
 * Design: there are few tools, with short responses, because every word costs an agent context. A tool that a key may
 * not use is not listed. Calling it returns an error that names the missing scope.
 */
export type { Tool, ToolOutput } from './tool.ts';
export { findTool, listTools } from './tools.ts';
