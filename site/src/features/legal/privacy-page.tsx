import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';
import { operator } from './operator.ts';
import { accountData, otherData } from './privacy-retention.tsx';
import { Deletion, LegalBases, Rights } from './privacy-rights.tsx';

const COLUMNS = ['What', 'What it holds', 'What it is for', 'How long'] as const;

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What this site knows about you, why, and for how long. Your numbers stay in your browser until you save them. No tracking, no ads, nothing is sold."
      path={paths.privacy}
      summary={[
        'The calculator works in your browser. Your numbers reach us only when you save a plan.',
        'We do not track you, show ads, count visits or sell data. No other company’s scripts run here.',
        'An account holds your email address, your name if you give it, your plans and your images.',
        'You can download all of it, or delete it, in your account settings at any time.',
      ]}
      sections={[
        { id: 'who', heading: 'Who we are', body: <Who /> },
        { id: 'without-account', heading: 'Without an account', body: <WithoutAccount /> },
        { id: 'account', heading: 'What an account holds', body: <Account /> },
        { id: 'messages', heading: 'Messages, newsletter and safety', body: <Others /> },
        { id: 'logs', heading: 'Logs', body: <Logs /> },
        { id: 'who-sees', heading: 'Who else sees it', body: <WhoSees /> },
        { id: 'safety', heading: 'How we keep it safe', body: <Safety /> },
        { id: 'deletion', heading: 'What deleting your account does', body: <Deletion /> },
        { id: 'rights', heading: 'Your rights', body: <Rights /> },
        { id: 'legal-bases', heading: 'Why the law allows it', body: <LegalBases /> },
        { id: 'children', heading: 'Children', body: <Children /> },
        { id: 'changes', heading: 'Changes', body: <Changes /> },
      ]}
    />
  );
}

function Who() {
  return (
    <p>
      “We” are the people who run this site
      {operator && `: ${operator.name}, ${operator.address}`}. We decide what happens with your data, and we
      answer for it. You reach us through the <Link to={paths.contact}>contact form</Link>.
    </p>
  );
}

function WithoutAccount() {
  return (
    <>
      <p>
        You can use the calculator, the explainers, the guides and the blog without telling us who you are.
        What you enter into the calculator and the explainers is worked out on your own device. It is not sent
        to us, and it is not in our logs. So that a reload does not lose your numbers, your browser keeps them
        in the history of the tab.
      </p>
      <p>
        To send you a page, our server has to see your network address (IP address), as every server does. We
        do not write it down when you read pages. What we keep in your browser is listed in the{' '}
        <Link to={paths.cookies}>cookie policy</Link>. On a first visit that is no cookie at all.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <p>
        You need an account only to save plans or to upload images. Your name is optional. A hash, below, is a
        scrambled form of something that can be compared but not turned back.
      </p>
      <LegalTable caption="What we keep for people with an account." columns={COLUMNS} rows={accountData} />
      <p>
        <strong>Images are public by link.</strong> Nobody can guess the address of an image, but whoever has
        it can see the image and its file name, without logging in. Browsers may keep their copy for a year,
        even after you delete the image. When you upload a picture we make a new one from it. The place where
        it was taken, the camera and everything else that came along is removed, and the file that you sent is
        not kept.
      </p>
    </>
  );
}

function Others() {
  return (
    <LegalTable
      caption="What we keep of messages and the newsletter, and to keep the site safe."
      columns={COLUMNS}
      rows={otherData}
    />
  );
}

function Logs() {
  return (
    <p>
      Our server writes a line for each request: the time, the address of the page without what follows a
      question mark, whether it worked, how long it took, and a random number. When something fails, it adds
      where in the program that was. These lines hold no email addresses, no network addresses, no passwords,
      no cookies and nothing that you typed into a form. They serve to find mistakes and are deleted when they
      are no longer needed for that.
    </p>
  );
}

function WhoSees() {
  return (
    <>
      <p>
        We do not sell or rent your data, and we do not share it for ads. There are no statistics services, no
        social buttons and no fonts from elsewhere. Others come in touch with it only here:
      </p>
      <ul>
        <li>
          <strong>The machines we use.</strong> Whoever provides our server stores the data for us, and our
          mail server carries our emails. They may use it for nothing else.
        </li>
        <li>
          <strong>Pictures in the blog.</strong> Most are our own. A post may show a picture from another
          website. Then your browser asks that website for it, which sees your network address and that you
          came from our site.
        </li>
        <li>
          <strong>The law.</strong> If a court or an authority orders us by law to give data, we have to. We
          give no more than is asked.
        </li>
      </ul>
      <p>
        If you live outside the country in which our server stands, your data comes to us across a border,
        because you use our site.
      </p>
    </>
  );
}

function Safety() {
  return (
    <p>
      Passwords are kept as hashes (Argon2id), from which nobody can read them. Login cookies and reset codes
      are kept as hashes too. What an email says is encrypted until it is sent, and then deleted. We sort
      nobody into groups and let no program decide about you. No safety is perfect: if your data is ever
      stolen, we tell you and the authorities as the law demands.
    </p>
  );
}

function Children() {
  return (
    <p>
      This site is made for adults. It is not meant for anyone under 18, and you must be at least 16 to have
      an account. We do not knowingly keep data of children. If you think that we do, tell us, and we delete
      it.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When the site is about to do something else with data, we change this page first and put the new date at
      the top. For what needs your consent, we ask you before.
    </p>
  );
}
