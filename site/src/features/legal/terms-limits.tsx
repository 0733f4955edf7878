import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

export function NotAllowed() {
  return (
    <>
      <p>Please do not</p>
      <ul>
        <li>try to get into accounts or parts of the site that are not yours;</li>
        <li>
          overload the site, work around its limits, or let programs fill in its forms or create accounts;
        </li>
        <li>
          upload or send what is against the law, hurts others, or belongs to somebody who did not agree;
        </li>
        <li>upload pictures that show other people’s private data;</li>
        <li>write to us or subscribe in the name of somebody else;</li>
        <li>present our results as advice, or as a promise to your own customers.</li>
      </ul>
      <p>
        If you find a hole in our security, tell us through the <Link to={paths.contact}>contact form</Link>{' '}
        before you tell others. As long as you looked without harming anyone, we are thankful and not angry.
      </p>
    </>
  );
}

export function Rights() {
  return (
    <>
      <p>
        Your plans, numbers and pictures stay yours. You let us store them, and show pictures to those who
        have their address, because the site cannot do its work otherwise. That ends when you delete them.
        Only pictures that a post of the blog shows stay until the post no longer does.
      </p>
      <p>
        The texts, pictures and design of the site belong to us or to those who let us use them. You may read,
        print and share links to them, and quote short parts when you name the source. To copy more, ask us.
        Where a part of our software comes with its own license, that license decides about it.
      </p>
    </>
  );
}

export function Embedding() {
  return (
    <p>
      Where we offer code to show the calculator on other pages, you may use it there for free, as we give it
      to you: do not change its results, do not hide our name or the notes beside the numbers, and do not make
      it look as if we stood behind your offers. You are responsible for your page. We may change this code or
      stop it.
    </p>
  );
}

export function Liability() {
  return (
    <>
      <p>
        The site is given as it is. Its results are estimates under assumptions that the{' '}
        <Link to={paths.disclaimer}>disclaimer</Link> lists. As far as the law allows, we make no promises
        about it, spoken or silent, and we are not responsible for losses that come from relying on a result,
        from the site being down, or from data that is lost.
      </p>
      <p>
        Nothing here takes away rights that the law does not let anyone take away. That is so, for example,
        for harm that we cause on purpose or by gross carelessness, for injury to people, and for the rights
        that consumers have where you live.
      </p>
    </>
  );
}
