/**
 * Emails about made-up events: for trying out a mail server, and for hosts who want to see what an invitee gets.
 *
 * Design: samples are written by the functions that write every other email, so that they look like it.
 */
export { sendSamples } from './send-samples.ts';
export { type SampleRequest, writeSample } from './write-sample.ts';
