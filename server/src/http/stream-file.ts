/** A response whose bytes are read while they are sent. */
export class StreamedFile {
  readonly type: string;
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(type: string, chunks: AsyncIterable<Uint8Array>) {
    this.type = type;
    this.chunks = chunks;
  }
}
