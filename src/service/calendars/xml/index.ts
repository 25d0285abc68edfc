/**
 * The XML of calendar servers (RFC 4918): only the parts that are needed.
 *
 * Design: our own small parser knows only the entities of XML itself, so that no document can grow. Nothing here sends
 * requests, so a thread can read a response.
 */
export { type ObjectListing, readObjectFiles, readObjectListing } from './object-files.ts';
export { escapeXml, findAll, findFirst, parseXml, type XmlElement } from './parse-xml.ts';
