<?php
/**
 * A page with the plugin in PHP's own web server: the WordPress functions that the plugin calls, in their simplest form.
 * The environment variable PLUGIN has the plugin's folder. The query has the origin of the site, the attributes of the block as JSON with the content in it, and the shortcode's text.
 */

define( 'ABSPATH', __DIR__ . '/' );
error_reporting( E_ALL );
set_error_handler(
	function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

$actions = array();
$filters = array();
$shortcodes = array();
$scripts = array();
$queue = array();
$block = null;
$options = array( 'whenabouts_site' => $_GET['site'] ?? '' );
if ( '' === $options['whenabouts_site'] ) {
	unset( $options['whenabouts_site'] );
}
$settings = array();

function add_action( $name, $callback ) { global $actions; $actions[ $name ][] = $callback; }
function add_filter( $name, $callback ) { global $filters; $filters[ $name ][] = $callback; }
function add_shortcode( $name, $callback ) { global $shortcodes; $shortcodes[ $name ] = $callback; }
function get_option( $name, $default = false ) { global $options; return $options[ $name ] ?? $default; }
function untrailingslashit( $text ) { return rtrim( $text, '/\\' ); }
function wp_parse_url( $url, $component = -1 ) { return parse_url( $url, $component ); }
function plugin_basename( $file ) { return basename( dirname( $file ) ) . '/' . basename( $file ); }
function wp_remote_get( $url ) { return @file_get_contents( $url ); }
function wp_remote_retrieve_response_code( $response ) { return false === $response ? '' : 200; }
function wp_remote_retrieve_body( $response ) { return $response; }
function esc_url_raw( $url ) { return $url; }
function esc_url( $url ) { return preg_match( '#^https?://#', $url ) ? htmlspecialchars( $url, ENT_QUOTES ) : ''; }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html__( $text, $domain ) { return $domain === 'whenabouts' ? htmlspecialchars( $text, ENT_QUOTES ) : ''; }
function is_feed() { return isset( $_GET['feed'] ); }
function wp_json_encode( $value ) { return json_encode( $value ); }
function get_block_wrapper_attributes() { return 'class="wp-block-whenabouts-calculator"'; }
function wp_register_script( $handle, $src, $deps, $version, $args ) { global $scripts; $scripts[ $handle ] = array( $src, $args ); }
function wp_enqueue_script( $handle ) { global $queue; $queue[ $handle ] = true; }
function wp_set_script_translations( $handle, $domain ) {}
function wp_add_inline_script( $handle, $code, $position ) { global $inline; $inline = $code; }
function register_setting( $group, $name, $args ) { global $settings; $settings[ $name ] = $args; }
function add_settings_field( $id, $title, $callback, $page, $section, $args ) { global $field; $field = $callback; }
function register_block_type( $folder, $args ) {
	global $block;
	$block = json_decode( file_get_contents( $folder . '/block.json' ), true ) + $args;
	return (object) array( 'editor_script_handles' => array( 'whenabouts-calculator-editor-script' ) );
}

/** Replaces shortcodes, with the notation of attributes that WordPress has. */
function do_shortcode( $text ) {
	global $shortcodes;
	return preg_replace_callback(
		'/\[([a-z]+)((?:\s[^\]]*)?)\](?:((?:(?!\[\1).)*?)\[\/\1\])?/s',
		function ( $found ) use ( $shortcodes ) {
			preg_match_all( '/([\w-]+)\s*=\s*(?|"([^"]*)"|([^\s\'"]+))(?:\s|$)|(\S+)(?:\s|$)/', $found[2], $parts, PREG_SET_ORDER );
			$given = array();
			foreach ( $parts as $part ) {
				if ( isset( $part[3] ) ) {
					$given[] = $part[3];
				} else {
					$given[ strtolower( $part[1] ) ] = $part[2];
				}
			}
			// WordPress passes an empty string if there are no attributes.
			return isset( $shortcodes[ $found[1] ] ) ? $shortcodes[ $found[1] ]( $given ? $given : '', $found[3] ?? '' ) : $found[0];
		},
		$text
	);
}

/** Looks for an update as WordPress's `wp_update_plugins` does: at the host of the header, if there is a newer version. */
function find_update( $file ) {
	global $filters;
	foreach ( array( 'Update URI', 'Version' ) as $name ) {
		preg_match( '/^ \* ' . $name . ': *(.*)$/m', file_get_contents( $file ), $found );
		$data[ str_replace( ' ', '', $name ) ] = $found[1];
	}
	$update = false;
	foreach ( $filters[ 'update_plugins_' . wp_parse_url( $data['UpdateURI'], PHP_URL_HOST ) ] ?? array() as $filter ) {
		$update = $filter( $update, $data, plugin_basename( $file ), array() );
	}
	return $update && version_compare( $update['version'], $data['Version'], '>' ) ? $update : false;
}

$plugin = getenv( 'PLUGIN' );
require $plugin . '/whenabouts.php';
foreach ( array( 'init', 'admin_init' ) as $name ) {
	foreach ( $actions[ $name ] as $callback ) {
		$callback();
	}
}

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( '/block.js' === $path ) {
	header( 'Content-Type: text/javascript' );
	readfile( $plugin . '/block.js' );
	return;
}
if ( '/update' === $path ) {
	header( 'Content-Type: application/json' );
	echo json_encode( find_update( $plugin . '/whenabouts.php' ) );
	return;
}
if ( '/details' === $path ) {
	header( 'Content-Type: application/json' );
	echo json_encode( $filters['plugins_api'][0]( false, 'plugin_information', (object) array( 'slug' => $_GET['slug'] ) ) );
	return;
}
if ( '/sanitized' === $path ) {
	echo $settings['whenabouts_site']['sanitize_callback']( $_GET['text'] );
	return;
}
?>
<!doctype html>
<html lang="en">
<title>A post</title>
<link rel="icon" href="data:,">
<body>
<?php
if ( '/editor' === $path ) {
	echo '<script>' . $inline . '</script>';
} elseif ( '/settings' === $path ) {
	$field();
} else {
	echo do_shortcode( $_GET['text'] ?? '' );
	if ( isset( $_GET['block'] ) ) {
		echo $block['render_callback']( json_decode( $_GET['block'], true ), $_GET['content'] ?? '' );
	}
	foreach ( array_keys( $queue ) as $handle ) {
		list( $src, $args ) = $scripts[ $handle ];
		$tag = '<script src="' . esc_url( $src ) . '" ' . $args['strategy'] . '></script>';
		foreach ( $filters['script_loader_tag'] as $filter ) {
			$tag = $filter( $tag, $handle );
		}
		echo $tag;
	}
}
