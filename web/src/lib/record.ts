import { api } from './api';

/** The record of a finished game, as a file. */
export async function saveRecord(table: string, title: string): Promise<void> {
  saveFile(await api.record(table), `${title}-${table.slice(2, 8)}.jsonl`, 'application/x-ndjson');
}

export function saveFile(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
