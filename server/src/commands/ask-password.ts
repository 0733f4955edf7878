import { text } from 'node:stream/consumers';

interface Terminal extends NodeJS.ReadStream {
  setRawMode(raw: boolean): this;
}

const ENTER = ['\r', '\n', '\u0004'];
const BACKSPACE = ['\u007f', '\b'];
const INTERRUPT = '\u0003';

/**
 * Reads a password without echo from a terminal, or from the first line of piped input. It is never an argument, because
 * all users of the machine can read the arguments of a running command.
 */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stderr.write(question);
  try {
    return await readWithoutEcho(stdin);
  } finally {
    stderr.write('\n');
  }
}

function readWithoutEcho(stdin: Terminal): Promise<string> {
  stdin.setRawMode(true);
  stdin.setEncoding('utf8').resume();
  let typed: readonly string[] = [];
  return new Promise((resolve) => {
    const finish = () => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
    };
    const onData = (chunk: string) => {
      for (const char of chunk) {
        if (char === INTERRUPT) {
          finish();
          process.exit(130);
        }
        if (ENTER.includes(char)) {
          finish();
          resolve(typed.join(''));
          return;
        }
        typed = BACKSPACE.includes(char) ? typed.slice(0, -1) : [...typed, char];
      }
    };
    stdin.on('data', onData);
  });
}
