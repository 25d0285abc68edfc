/**
 * The XML of calendar servers (RFC 4918): the little of it that is needed.
 *
 * The decision behind it: it is read by a few lines of our own, which know no entities but those of XML itself, so that
 * no document can grow. Nothing here asks a server anything, so that a thread can read what came.
 */
export { type ObjectListing, readObjectFiles, readObjectListing } from './object-files.ts';
export { escapeXml, findAll, findFirst, parseXml, type XmlElement } from './parse-xml.ts';
