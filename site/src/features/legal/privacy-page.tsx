import { MIN_MEMBER_AGE, retention } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { LegalPage, LegalTable } from './legal-page.tsx';
import { operator } from './operator.ts';
import { accountData, cellsOf, otherData, rowsWithBasis } from './privacy-retention.ts';

const COLUMNS = ['What', 'What it holds', 'What it is for', 'How long'] as const;

const sections: readonly TextSection[] = [
  { id: 'who', heading: 'Who we are', body: <Who /> },
  { id: 'without-account', heading: 'Without an account', body: <WithoutAccount /> },
  { id: 'account', heading: 'What an account holds', body: <Account /> },
  {
    id: 'messages',
    heading: 'Messages, newsletter and safety',
    body: (
      <LegalTable
        caption="What we keep for messages and the newsletter, and to keep the site safe."
        columns={COLUMNS}
        rows={cellsOf(otherData)}
      />
    ),
  },
  { id: 'logs', heading: 'Logs', body: <Logs /> },
  { id: 'who-sees', heading: 'Who else sees it', body: <WhoSees /> },
  { id: 'safety', heading: 'How we keep it safe', body: <Safety /> },
  { id: 'deletion', heading: 'What deleting your account does', body: <Deletion /> },
  { id: 'rights', heading: 'Your rights', body: <Rights /> },
  { id: 'legal-bases', heading: 'Why the law allows it', body: <LegalBases /> },
  { id: 'children', heading: 'Children', body: <Children /> },
  { id: 'changes', heading: 'Changes', body: <Changes /> },
];

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What this site knows about you, why, and for how long. Your numbers stay in your browser until you save them. No tracking, no ads, no selling of data."
      path={paths.privacy}
      summary={[
        'The calculator runs in your browser. Your numbers reach us only when you save a plan, or get a code for a result.',
        'We don’t track you, show ads or sell data. No other company’s scripts run here.',
        'An account holds your email address, your name if you give it, your plans and your images.',
        'In your account settings, you can download your data and the list of your images, or delete your account.',
      ]}
      sections={sections}
    />
  );
}

function Who() {
  return (
    <p>
      “We” are the people who run this site
      {operator && `: ${operator.name}, ${operator.address}`}. We decide what happens with your data, and we
      are responsible for it. You can reach us through the <Link to={paths.contact}>contact form</Link>.
    </p>
  );
}

function WithoutAccount() {
  return (
    <>
      <p>
        You can use the calculator, the outlook, the explainers, the guides and the blog without telling us
        who you are. The calculator, the outlook and the explainers run on your own device. What you enter is
        not sent to us, and it is not in our logs, unless you save it or get a code: on a page that can’t open
        our site, the calculator offers a code that takes your six numbers to us for {retention.handoffHours}{' '}
        hours. So that a reload doesn’t lose your numbers, your browser keeps them until you close the tab.
      </p>
      <p>
        To send you a page, our server and the proxy in front of it have to see your IP address, as every
        server does. Neither records it when you read pages. The <Link to={paths.cookies}>cookie policy</Link>{' '}
        lists what we store in your browser. On your first visit, that’s no cookie at all.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <p>
        You need an account only to save plans or upload images. Your name is optional. Below, a hash is a
        scrambled form of some data that can be compared but not unscrambled.
      </p>
      <LegalTable
        caption="What we keep for people with an account."
        columns={COLUMNS}
        rows={cellsOf(accountData)}
      />
      <p>
        <strong>Anyone with its link can see an image.</strong> Nobody can guess the link, but anyone who has
        it can see the image and its file name without logging in. Browsers may keep a copy for a year, even
        after you delete the image. When you upload an image, we make a new one from it. We remove the
        location, the camera details and everything else in the file, and we don’t keep the file you sent.
      </p>
    </>
  );
}

function Logs() {
  return (
    <p>
      Our server writes a line for each request: the time, the URL of the page without anything after a
      question mark, whether it worked, how long it took, and a random number. When something fails, it adds
      where in the program that was. These lines contain no email addresses, no IP addresses, no passwords, no
      cookies and nothing that you typed into a form. We use them to find errors, and delete them when they
      are no longer needed for that. The proxy in front of it writes even less: no URL and no number. We also
      count, all together: how many requests there were, how long they took, and how many browsers are logged
      in.
    </p>
  );
}

function WhoSees() {
  return (
    <>
      <p>
        We don’t sell or rent your data, and we don’t share it for ads. There are no analytics services, no
        social media buttons and no fonts from elsewhere. Others come in contact with it only here:
      </p>
      <ul>
        <li>
          <strong>Our service providers.</strong> The provider of our server stores the data for us, and our
          mail server delivers our emails. They may use it for nothing else.
        </li>
        <li>
          <strong>Images in the blog.</strong> Most are our own. A post may show an image from another
          website. Then your browser loads it from that website, which sees your IP address and that you came
          from our site. The same goes for the images in a newsletter, which your email program loads. All
          subscribers get the same images, so they don’t tell who opened it.
        </li>
        <li>
          <strong>The law.</strong> If a court or an authority legally orders us to hand over data, we have
          to. We hand over no more than the order asks for.
        </li>
      </ul>
      <p>
        If you live outside of the country where our server is, your data crosses a border when you use our
        site.
      </p>
    </>
  );
}

function Safety() {
  return (
    <p>
      We store passwords as hashes (Argon2id), from which nobody can read them. Login cookies and reset codes
      are stored as hashes too. The text of an email is encrypted until it is sent or we give up sending it,
      and then deleted. If this site runs without a mail server, emails are files instead, which only our
      server can read; they are deleted after {retention.emailFileDays} days. We don’t profile you, and no
      program makes decisions about you. No security is perfect: if your data is ever stolen, we will tell you
      and the authorities as the law requires.
    </p>
  );
}

function Deletion() {
  return (
    <>
      <p>
        In your <Link to={paths.profile}>account settings</Link>, “Delete account” asks for your password and
        then deletes the account right away: your email address and name, your plans, your images, your logins
        and passkeys, and the list of emails we sent you. This can’t be undone. A last email tells you that it
        is done; your email address is deleted once it is sent. These things stay:
      </p>
      <ul>
        <li>entries in the login record and the security record, which do not name you;</li>
        <li>images that are used in a blog post, without a link to you, and posts that you wrote for us;</li>
        <li>
          your newsletter subscription and messages that you sent us, which are not part of the account:
          unsubscribe with the link in any newsletter, and ask us to delete messages;
        </li>
        <li>
          counters and log lines, which do not name you, partner counts, and the email addresses of emails
          about your messages and the newsletter, for the times in the tables above;
        </li>
        <li>backup copies, until newer ones replace them.</li>
      </ul>
    </>
  );
}

function Rights() {
  return (
    <>
      <p>Wherever you live, you can</p>
      <ul>
        <li>
          <strong>get your data:</strong> “Download my data” in your{' '}
          <Link to={paths.profile}>account settings</Link> gives you one file with your account, plans,
          logins, browsers and passkeys, the list of your images and the list of emails we sent you;
        </li>
        <li>
          <strong>correct it:</strong> change your name, your plans and your password yourself, and ask us to
          change your email address;
        </li>
        <li>
          <strong>delete it:</strong> a plan, an image, or the whole account;
        </li>
        <li>
          <strong>say no:</strong> unsubscribe from the newsletter at any time, which does not affect what we
          sent before;
        </li>
        <li>
          <strong>ask us</strong> through the <Link to={paths.contact}>contact form</Link> for everything
          else: for a copy of your messages, or to stop or limit a use of your data.
        </li>
      </ul>
      <p>
        We answer within a month, for free, and we won’t treat you differently for asking. We may have to
        verify first that it’s you. In the European Union and the United Kingdom, you can also complain to the
        data protection authority where you live.
      </p>
      <p>
        In California: we don’t sell or share personal information, and we don’t use sensitive information to
        infer things about you. We track nobody across websites, so we have nothing to turn off when your
        browser sends “Do Not Track” or the Global Privacy Control signal.
      </p>
    </>
  );
}

function LegalBases() {
  return (
    <>
      <p>
        The law of the European Union and the United Kingdom (GDPR, article 6) requires a legal basis for each
        use of personal data. Ours are:
      </p>
      <ul>
        <li>
          <strong>You asked for it (contract).</strong> {rowsWithBasis('contract')}. You can’t have an account
          without an email address and a password.
        </li>
        <li>
          <strong>You agreed (consent).</strong> {rowsWithBasis('consent')}, with the emails about them. You
          can withdraw your consent at any time.
        </li>
        <li>
          <strong>We have a good reason (legitimate interest).</strong> {rowsWithBasis('interest')}. The same
          goes for the logs. Our reasons are to answer you, to tell partners how useful the calculator is to
          their readers, to keep attackers out, and to find errors. You can object to this.
        </li>
      </ul>
    </>
  );
}

function Children() {
  return (
    <p>
      This site is made for adults, and you must be at least {MIN_MEMBER_AGE} to have an account. We don’t
      knowingly keep children’s data. If you think that we do, tell us, and we will delete it.
    </p>
  );
}

function Changes() {
  return (
    <p>
      Before the site does anything else with data, we update this page and put the new date at the top. If
      something needs your consent, we ask you first.
    </p>
  );
}
