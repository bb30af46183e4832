import { api } from './api';

/** The record of a finished game, as a file. */
export async function saveRecord(table: string, title: string): Promise<void> {
  const text = await api.record(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = `${title}-${table.slice(2, 8)}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
