import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewCredential, PasskeyOptions, UsedCredential } from '../contract/index.ts';
import type { Client, TestResponse } from './client.ts';
import { callEndpoint } from './documented-calls.ts';
import { confirmedMember, PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Flags of authenticator data (WebAuthn, section 6.1); the last one announces the public key. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Changes {
  /** The page that the browser shows. */
  readonly origin?: string;
  /** The signature counter that `get` sends; by default one more than before. */
  readonly counter?: number;
  /** Flags besides `USER_PRESENT` and `USER_VERIFIED`. */
  readonly flags?: number;
  /** The type in the client data; by default the one of the ceremony, such as `webauthn.get`. */
  readonly type?: string;
  readonly rpId?: string;
  readonly attestation?: readonly [format: string, statement: Map<string, unknown>];
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A browser with an authenticator that has one ES256 passkey. */
export class Authenticator {
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly credentialId = base64url(randomBytes(16));
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Returns what `navigator.credentials.create()` does. */
  create(options: PasskeyOptions, changes: Changes = {}): NewCredential {
    const { rp, challenge } = options as { rp: { id: string }; challenge: string };
    const [format, statement] = changes.attestation ?? ['none', new Map()];
    const authData = this.#authenticatorData(changes.rpId ?? rp.id, { flags: HAS_KEY, ...changes }, true);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, changes),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal', 'made up'],
      },
    };
  }

  /** Returns what `navigator.credentials.get()` does. */
  get(options: PasskeyOptions, changes: Changes = {}): UsedCredential {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    this.counter = changes.counter ?? this.counter + 1;
    const authData = this.#authenticatorData(changes.rpId ?? rpId, changes, false);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, changes);
    const clientDataHash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), this.#privateKey);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData: base64url(authData), signature: base64url(signature) },
    };
  }

  #clientData(type: string, challenge: string, changes: Changes): string {
    const { origin = this.#origin } = changes;
    return base64url(JSON.stringify({ type: changes.type ?? type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, { flags = 0 }: Changes, withKey: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const head = [sha256(rpId), Buffer.from([flags | USER_PRESENT | USER_VERIFIED]), counter];
    if (!withKey) return Buffer.concat(head);
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const modelId = Buffer.alloc(16);
    return Buffer.concat([...head, modelId, length, id, this.#coseKey()]);
  }

  /** Encodes the public key as a COSE key: type EC2 (2), algorithm ES256 (-7), curve P-256 (1), and the point. */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key as never);
  }
}

/** Registers a passkey for the account of a session, and returns the authenticator that has it. */
export async function withPasskey(client: Client, origin: string, query = ''): Promise<Authenticator> {
  const authenticator = new Authenticator(origin);
  const { status, text } = await addNewPasskey(client, authenticator, query);
  if (status !== 201) throw new Error(`add passkey: ${status} ${text}`);
  return authenticator;
}

/** Registers a member with a confirmed email address and a passkey. */
export async function memberWithPasskey(app: TestApp) {
  const { client, email } = await confirmedMember(app);
  const authenticator = await withPasskey(client, app.url);
  const [{ id }] = (await callEndpoint(client, 'listPasskeys')).json;
  return { client, email, authenticator, id: Number(id) };
}

/** Sends a passkey that the authenticator creates. */
export async function addNewPasskey(
  client: Client,
  authenticator: Authenticator,
  query = '',
): Promise<TestResponse> {
  const options = await callEndpoint(client, 'createPasskeyOptions', { query, body: { password: PASSWORD } });
  if (options.status !== 200) throw new Error(`passkey options: ${options.status} ${options.text}`);
  const credential = authenticator.create(options.json);
  return callEndpoint(client, 'addPasskey', { query, body: { name: 'Phone', credential } });
}
