import * as v from 'valibot';
import { type BackupReader, damagedBackup } from './backup-reader.ts';
import { Checksum, Heading, TableHeading, Trailer } from './format.ts';

const Part = v.union([TableHeading, Trailer]);

/** Reads a backup to its end. Throws if it is damaged. */
export async function verifyBackup(reader: BackupReader): Promise<void> {
  await readHeading(reader);
  while ('table' in (await readPart(reader, Part))) await skipRows(reader);
  await verifyChecksum(reader);
}

async function skipRows(reader: BackupReader): Promise<void> {
  const rows = reader.rows();
  while (!(await rows.next()).done);
}

/** Reads the checksum, and compares it with that of everything before it. */
export async function verifyChecksum(reader: BackupReader): Promise<void> {
  const checksum = reader.checksum();
  const { sha256 } = await readPart(reader, Checksum);
  if (sha256 !== checksum) throw damagedBackup('its checksum does not match');
}

/** Reads the line that describes a backup. Throws if the file is none. */
export async function readHeading(reader: BackupReader): Promise<Heading> {
  try {
    return await readPart(reader, Heading);
  } catch (error) {
    throw new Error('This file is not a backup.', { cause: error });
  }
}

/** Reads a line of JSON. */
export async function readPart<Part>(reader: BackupReader, schema: v.GenericSchema<unknown, Part>): Promise<Part> {
  const line = await reader.line();
  try {
    return v.parse(schema, JSON.parse(line));
  } catch (error) {
    throw damagedBackup('a part of it does not begin as expected', { cause: error });
  }
}
