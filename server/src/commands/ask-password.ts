import { text } from 'node:stream/consumers';

interface Terminal extends NodeJS.ReadStream {
  setRawMode(raw: boolean): this;
}

const ENTER = ['\r', '\n', '\u0004'];
const BACKSPACE = ['\u007f', '\b'];
const INTERRUPT = '\u0003';

/**
 * A password from whoever runs the command: typed unseen at a terminal, or the first line of what is
 * piped in. Never an argument, because every user of the machine can read those of a running command.
 */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stderr.write(question);
  try {
    return await typedUnseen(stdin);
  } finally {
    stderr.write('\n');
  }
}

function typedUnseen(stdin: Terminal): Promise<string> {
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
